import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Validate the label',
  height: 96,
  excerpt: ['const handleKeyDown', '};', 'slots={{ labelInput', '}}'],
});
