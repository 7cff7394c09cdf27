import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge with a needle',
  height: 224,
  excerpt: ['function Needle', '}', '<GaugeReferenceArc', '<Needle'],
});
