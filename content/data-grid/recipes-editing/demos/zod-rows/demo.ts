import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edits checked by a Zod schema',
  height: 326,
  excerpt: ['const check =', '  });'],
});
