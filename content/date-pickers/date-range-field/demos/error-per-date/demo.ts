import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An error message for each date',
  height: [99, 79],
  excerpt: ['<MultiInputDateRangeField', '        />'],
});
