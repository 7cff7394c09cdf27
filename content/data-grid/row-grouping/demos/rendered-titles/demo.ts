import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Render group titles with renderCell',
  height: 476,
  excerpt: ['renderCell:', 'value != null'],
});
