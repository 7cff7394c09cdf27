import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ranges in one input or two',
  height: 136,
  excerpt: ['<SingleInputDateRangeField', '          }}'],
});
