import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort a column by two fields',
  height: 424,
  excerpt: ['const compareShelves', ';', "field: 'shelf'", 'sortComparator'],
});
