import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Turn the pyramid over',
  height: 320,
  excerpt: ['const series', ');'],
});
