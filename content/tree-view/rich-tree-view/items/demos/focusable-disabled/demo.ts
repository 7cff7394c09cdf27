import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Let the keyboard reach disabled items', height: 142 });
