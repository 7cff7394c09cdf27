import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Markers with custom shapes',
  height: 330,
  excerpt: ['function ShapeMarker', '}'],
});
