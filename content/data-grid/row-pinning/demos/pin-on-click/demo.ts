import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pin and unpin rows',
  height: 372,
  excerpt: ['const { rows, pinnedRows }', ');'],
});
