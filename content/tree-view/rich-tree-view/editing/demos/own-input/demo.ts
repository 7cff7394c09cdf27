import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Custom input with Save and Cancel buttons', height: 80 });
