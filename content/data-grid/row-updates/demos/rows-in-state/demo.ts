import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add, change and remove rows in state',
  height: [418, 374],
  excerpt: ['const addGuest', 'const removeFirst'],
});
