import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Create an item and rename it',
  height: 180,
  excerpt: ['const addList', '};'],
});
