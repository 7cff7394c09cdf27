import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two pickers with Zod and React Hook Form',
  height: [262, 170],
  excerpt: ['const day =', '  });'],
});
