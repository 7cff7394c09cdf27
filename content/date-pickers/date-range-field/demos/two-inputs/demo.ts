import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An input for each date',
  height: 56,
  excerpt: ['<MultiInputDateRangeField', '        />'],
});
