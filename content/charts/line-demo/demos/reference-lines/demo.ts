import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Lines with a threshold and an event',
  height: 320,
  excerpt: ['<LineChart', '</LineChart>'],
});
