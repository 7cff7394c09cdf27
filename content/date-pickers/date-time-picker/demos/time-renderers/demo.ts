import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Columns, a clock, or typed times',
  height: 129,
  excerpt: ['const renderers', '};'],
});
