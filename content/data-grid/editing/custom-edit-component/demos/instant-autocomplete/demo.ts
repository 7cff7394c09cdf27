import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save as soon as an option is chosen',
  height: 320,
  excerpt: ['const handleChange', '};'],
});
