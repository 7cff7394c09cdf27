import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shorten a range’s format',
  height: 136,
  excerpt: ['<SingleInputDateTimeRangeField', '/>'],
});
