import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count the rows in the toolbar',
  height: 370,
  excerpt: ['const apiRef', 'const total', 'showToolbar', 'slots='],
});
