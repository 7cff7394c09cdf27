import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit with a button',
  height: 68,
  excerpt: ['const labelProps', '};', 'slots={{ label:', '}}'],
});
