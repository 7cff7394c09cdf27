import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open a picker with a custom button',
  height: [109, 56],
});
