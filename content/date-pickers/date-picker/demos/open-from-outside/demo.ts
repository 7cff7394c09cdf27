import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open a picker with a button of your own',
  height: [109, 56],
});
