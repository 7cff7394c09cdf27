import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Steps that fill the bands of a category axis',
  height: 318,
  excerpt: ["scaleType: 'band'", "'band'", 'curve:', 'strictStepCurve'],
});
