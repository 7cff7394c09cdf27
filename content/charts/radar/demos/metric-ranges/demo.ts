import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A range for each metric',
  height: 349,
  excerpt: ['const radar', '};'],
});
