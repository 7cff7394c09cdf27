import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sequential palettes',
  height: 349,
  excerpt: ['const palettes', '};', 'colors=', '}'],
});
