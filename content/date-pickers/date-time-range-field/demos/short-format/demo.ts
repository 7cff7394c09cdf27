import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shorten the format of a range',
  height: 136,
  excerpt: ['<SingleInputDateTimeRangeField', '/>'],
});
