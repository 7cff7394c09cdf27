import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the text between the dates',
  height: 120,
  excerpt: ['<SingleInputDateRangeField', '/>'],
});
