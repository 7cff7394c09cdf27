import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Mark a target and an event',
  height: 300,
  excerpt: ['<LineChart', '</LineChart>'],
});
