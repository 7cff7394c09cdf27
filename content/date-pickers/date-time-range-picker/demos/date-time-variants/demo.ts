import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The three variants of the Date Time Range Picker',
  height: 216,
});
