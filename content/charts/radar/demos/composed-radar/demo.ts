import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A radar chart composed from parts',
  height: 329,
  excerpt: ['<RadarDataProvider', '</RadarDataProvider>'],
});
