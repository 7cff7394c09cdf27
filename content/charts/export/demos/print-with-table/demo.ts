import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Print the chart with a table of its values',
  height: 277,
  excerpt: ['function addTable', '}'],
});
