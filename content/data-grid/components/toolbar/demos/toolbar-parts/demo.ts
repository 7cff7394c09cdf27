import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style the parts of the toolbar',
  height: 320,
  excerpt: ['const sx', '};'],
});
