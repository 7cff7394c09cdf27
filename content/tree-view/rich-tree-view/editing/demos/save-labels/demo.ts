import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Save new labels in your own data', height: 132 });
