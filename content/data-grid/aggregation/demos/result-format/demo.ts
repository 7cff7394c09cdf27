import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format an aggregated value',
  height: 320,
  excerpt: ['const span', '};'],
});
