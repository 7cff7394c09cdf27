import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Lines readable without color, with a data table',
  height: 324,
  excerpt: ['const dashes', '};', '<LineChart', '</LineChart>'],
});
