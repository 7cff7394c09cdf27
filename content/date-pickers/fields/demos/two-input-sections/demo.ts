import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a section in one of two inputs',
  height: 103,
  excerpt: ['<MultiInputDateRangeField', '        />'],
});
