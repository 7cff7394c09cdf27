import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Take the children from another field', height: 128 });
