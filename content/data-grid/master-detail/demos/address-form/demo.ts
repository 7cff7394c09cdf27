import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit an address in the panel',
  height: 424,
  excerpt: ['const handleSubmit', '};'],
});
