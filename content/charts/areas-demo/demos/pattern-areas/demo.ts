import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Areas readable without color, with a data table',
  height: 354,
  excerpt: ['<LineChart', '</LineChart>'],
});
