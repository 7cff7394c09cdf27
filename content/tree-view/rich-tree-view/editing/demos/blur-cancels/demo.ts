import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cancel editing on blur',
  height: 96,
  excerpt: ['const handleBlur', '};', 'slotProps={{', '}}'],
});
