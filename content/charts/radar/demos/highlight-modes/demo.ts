import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose what hovering highlights',
  height: 368,
  excerpt: ['const [mode', ';', '<RadarChart', '/>'],
});
