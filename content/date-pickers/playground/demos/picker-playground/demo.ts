import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Playground for all pickers',
  height: [1479, 984],
  excerpt: ['const [settings', 'const Picker'],
  layout: 'fill',
});
