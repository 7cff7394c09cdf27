import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select all or clear with a button', height: 181 });
