import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Check on the server that a SKU is unique',
  height: 320,
  excerpt: ['preProcessEditCellProps', '),'],
});
