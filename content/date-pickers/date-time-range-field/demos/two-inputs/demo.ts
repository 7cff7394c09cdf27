import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An input for each end',
  height: [167, 56],
  excerpt: ['<MultiInputDateTimeRangeField', '      />'],
});
