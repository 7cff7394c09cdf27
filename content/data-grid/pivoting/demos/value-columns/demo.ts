import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Align and resize generated columns',
  height: 324,
  excerpt: ['const pivotingColDef', '});'],
});
