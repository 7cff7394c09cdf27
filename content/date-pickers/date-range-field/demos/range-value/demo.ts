import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read a range from a field',
  height: 96,
  excerpt: ['<SingleInputDateRangeField', '/>'],
});
