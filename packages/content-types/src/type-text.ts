import type { TypeNode } from 'groq-js'

/** A type in the words of an editor: "text", "a number", `"rani" or "firozi"`, "text or nothing". */
export function typeText(node: TypeNode, names: ReadonlyMap<string, TypeNode>): string {
  switch (node.type) {
    case 'string':
      return node.value === undefined ? 'text' : JSON.stringify(node.value)
    case 'number':
      return node.value === undefined ? 'a number' : String(node.value)
    case 'boolean':
      return node.value === undefined ? 'yes or no' : node.value ? 'yes' : 'no'
    case 'null':
      return 'nothing'
    case 'array':
      return 'a list'
    case 'object':
      return 'a group of fields'
    case 'unknown':
      return 'anything'
    case 'inline': {
      const named = names.get(node.name)
      return named ? typeText(named, names) : node.name
    }
    case 'union': {
      const words = [...new Set(node.of.map((branch) => typeText(branch, names)))]
      const last = words.pop() ?? 'nothing'
      return words.length === 0 ? last : `${words.join(', ')} or ${last}`
    }
  }
}
