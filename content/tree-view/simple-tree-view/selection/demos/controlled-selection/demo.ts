import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select all and clear with a button', height: 181 });
