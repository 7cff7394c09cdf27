import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One picker for each kind of device',
  height: 216,
});
