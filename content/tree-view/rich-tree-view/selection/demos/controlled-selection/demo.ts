import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select all and clear with buttons', height: 217 });
