import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Both ends in one input',
  height: 79,
  excerpt: ['<SingleInputDateTimeRangeField', '/>'],
});
